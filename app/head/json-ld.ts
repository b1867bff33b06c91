/** A node of JSON-LD. */
export type Node = { "@id"?: string; "@type"?: string | string[]; [property: string]: unknown };
