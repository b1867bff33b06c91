/** Pages of a PDF as Chromium writes it: one object a page. */
export function sheets(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
