// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The types of SwiftUI, UIKit and AppKit that are, or show, each component.
import { componentKeys } from "./scene-of.js";

const list = ["List", "UICollectionView", "NSTableView"], progress = ["ProgressView", "UIProgressView", "NSProgressIndicator"], text = ["TextField", "UITextField", "NSTextField"];
const bar = [".toolbar(content:)", "UINavigationItem", "NSToolbar"], alert = [".alert(_:isPresented:actions:)", "UIAlertController", "NSAlert"];
const types = {
  button: ["Button", "UIButton", "NSButton"], toggle: ["Toggle", "UISwitch", "NSSwitch"], slider: ["Slider", "UISlider", "NSSlider"], stepper: ["Stepper", "UIStepper", "NSStepper"],
  segmentedControl: ["Picker", "UISegmentedControl", "NSSegmentedControl"], popUpButton: ["Picker", "UIButton", "NSPopUpButton"], pullDownButton: ["Menu", "UIButton", "NSPopUpButton"],
  colorWell: ["ColorPicker", "UIColorWell", "NSColorWell"], progressBar: progress, spinner: ["ProgressView", "UIActivityIndicatorView", "NSProgressIndicator"],
  gauge: ["Gauge", null, "NSLevelIndicator"], pageControl: ["TabView", "UIPageControl", null], scrollBar: ["ScrollView", "UIScrollView", "NSScroller"], textField: text,
  secureField: ["SecureField", "UITextField", "NSSecureTextField"], searchField: [".searchable(text:)", "UISearchController", "NSSearchField"], textView: ["TextEditor", "UITextView", "NSTextView"],
  picker: ["Picker", "UIPickerView", null], calendar: ["DatePicker", "UIDatePicker", "NSDatePicker"], toolbar: bar, navigationBar: ["NavigationStack", "UINavigationBar", null],
  tabBar: ["TabView", "UITabBarController", null], sidebar: ["NavigationSplitView", "UISplitViewController", "NSSplitViewController"], list, form: ["Form", ...list.slice(1)],
  table: ["Table", null, "NSTableView"], menu: ["Menu", "UIMenu", "NSMenu"], contextMenu: [".contextMenu(menuItems:)", "UIContextMenuInteraction", "NSMenu"],
  menuBar: [".commands(content:)", null, "NSMenu"], sheet: [".sheet(isPresented:content:)", "UISheetPresentationController", "NSWindow.beginSheet(_:)"],
  popover: [".popover(isPresented:content:)", "UIPopoverPresentationController", "NSPopover"], alert, actionSheet: [".confirmationDialog(_:isPresented:actions:)", "UIAlertController", null],
  notification: ["UNUserNotificationCenter", "UNUserNotificationCenter", "UNUserNotificationCenter"], tooltip: [".help(_:)", "UIToolTipInteraction", "NSView.toolTip"],
  window: ["WindowGroup", "UIWindowScene", "NSWindow"], ornament: [".ornament(attachmentAnchor:contentAlignment:ornament:)", "UIHostingOrnament", null], hud: [null, null, "NSPanel"],
};

/** Returns comments that name the system's own component, and the properties that the picture has. */
export function componentCode(state, framework, platform) {
  const type = types[state.component]?.[framework], title = ["SwiftUI", "UIKit", "AppKit"][framework];
  const properties = Object.entries({ ...componentKeys(state.keys), ...state.state && { state: state.state } });
  return [
    type ? `${state.component}: ${title} on ${platform} draws it with ${type}.` : `${state.component}: ${title} on ${platform} has no type of its own for it.`,
    "The system draws it in the surroundings that it has there; the scene of this picture is under JSON.",
    ...properties.map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
  ].map(line => `// ${line}\n`).join("");
}
