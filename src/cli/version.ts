/** The version of the package; the build puts it in. */
declare const TOOL_SCORE_VERSION: string | undefined;

export const VERSION = typeof TOOL_SCORE_VERSION === 'string' ? TOOL_SCORE_VERSION : '0.0.0-source';
