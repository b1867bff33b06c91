/**
 * Loaded before the framework's build. It gives each page 10 seconds to be written, without a
 * setting and without a second try; on a busy machine the first page needs longer, and npm start
 * would fail for nothing.
 */
const AT_LEAST = 120_000;

const timeout = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (milliseconds) => timeout(Math.max(milliseconds, AT_LEAST));
