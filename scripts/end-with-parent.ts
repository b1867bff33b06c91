/** Preloaded into a child with a channel to its parent: ends it when the parent has ended. */
process.once("disconnect", () => process.exit(1));
process.channel?.unref();
