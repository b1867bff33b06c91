/** The environment for a child process. Node.js passes inherited names on too: these are the own ones alone. */
export const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.assign(Object.create(null), process.env);
