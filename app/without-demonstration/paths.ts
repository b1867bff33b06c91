export const templatePaths: string[] = [];

export const templatePathsWithId: string[] = [];
