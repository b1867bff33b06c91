export const DEMO_ISLANDS = {};
