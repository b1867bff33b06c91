export const DEMONSTRATIONS: { prefix: `/${string}`; language: "en"; look: string }[] = [];
