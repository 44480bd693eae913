const REMOTE = /^(?:github:|git@[^/\s]+:|(?:git\+)?(?:https?|ssh|git):\/\/)/i;

/** True for an argument that names something on GitHub or at an address of the web, not a path. */
export function isRemote(given: string): boolean {
  return REMOTE.test(given);
}
