import { sep } from 'node:path';

/** A path of this system as reports and patterns write it, with `/`. */
export function slashed(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/');
}
