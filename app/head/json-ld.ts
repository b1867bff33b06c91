export type JsonLdNode = {
  "@id"?: string;
  "@type"?: string | string[];
  [property: string]: unknown;
};
