/**
 * As a `ref`, gives what appears the keyboard's place: what was pressed is gone, or has been answered.
 * A module's function, so that React calls it once for each element.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
