/** Half of a surrogate pair, which no URI can hold. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** A relative path with `/` as a relative URI reference (RFC 3986): a colon in it does not read as a scheme. */
export function uriOf(path: string): string {
  return path.replace(LONE_SURROGATE, '\ufffd').split('/').map(encodeURIComponent).join('/');
}
