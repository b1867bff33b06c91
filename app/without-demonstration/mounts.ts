export const DEMO_MOUNTS: { prefix: `/${string}`; language: "en"; look: string }[] = [];
