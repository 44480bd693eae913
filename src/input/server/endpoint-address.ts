/** Why an address leads to no server, as the rest of a sentence about it; undefined for one that may. */
export function addressProblem(url: string): string | undefined {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return undefined;
  if (/^https?:/i.test(url)) return 'is no address: its host or port cannot be read';
  const hint = /^(?:localhost|[\w.-]+\.\w+|[\d.]+)(?::\d+)?(?:\/|$)/.test(url)
    ? `; did you mean "http://${url.replace(/[?#].*$/s, '')}"?`
    : '';
  return `is no address of a server: one begins with http:// or https://${hint}`;
}
