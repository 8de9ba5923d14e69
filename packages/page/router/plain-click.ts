/** A click that walks on within the page; any other is the browser's: a new tab, a new window, a file. */
export interface Click {
  readonly defaultPrevented: boolean;
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** `target`: where the link itself wants to be opened. */
export function isPlainClick({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: Click, target?: string) {
  const isSpecial = metaKey || ctrlKey || shiftKey || altKey || button !== 0;
  return !defaultPrevented && !isSpecial && !target;
}
