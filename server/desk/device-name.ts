import { MAX_DEVICE_NAME_LENGTH } from "#app/desk/limits.ts";
import { DeskError } from "./context.ts";
import { withoutControlCharacters } from "./format.ts";

/** The name of a device, as somebody typed it; "" where nobody did. */
export function deviceName(text: string): string {
  const name = withoutControlCharacters(text).replaceAll(/\s+/g, " ").trim();
  if (name.length > MAX_DEVICE_NAME_LENGTH)
    throw new DeskError(`Il nome è troppo lungo: bastano ${MAX_DEVICE_NAME_LENGTH} lettere.`);
  return name;
}
