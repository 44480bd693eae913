import { sha256 } from './sha256.js';

/**
 * What a page may do, for its meta tag: run the one script and use the one style sheet that it was made with, show
 * images that are in it, and nothing else. No request leaves it, and no string becomes markup.
 * Source: Content Security Policy Level 3, 2.3.1; Trusted Types, 4.
 */
export function contentPolicy(script: string, style: string): string {
  return [
    "default-src 'none'",
    `script-src 'sha256-${sha256(script)}'`,
    `style-src 'sha256-${sha256(style)}'`,
    // The icon; without one, browsers ask the server for it.
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
