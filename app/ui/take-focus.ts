/**
 * A `ref` that focuses a new element, because the pressed button is gone. It is a constant function, so that
 * React calls it once for each element.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
