/**
 * What keys and addresses with a password in them look like. The prefixes are those that their makers give them, so that
 * scanners find them: OpenAI, Stripe, GitHub, GitLab, Slack, AWS, Google, Hugging Face, npm, SendGrid, Shopify,
 * DigitalOcean; `eyJ` opens a JSON Web Token (RFC 7519), and user information in a URL is RFC 3986, 3.2.1.
 */
export const SECRET_LOOKS: readonly RegExp[] = [
  /(?<![A-Za-z0-9])(?:sk|rk|pk)[-_](?![A-Z]{2}(?![A-Za-z0-9_-]))[A-Za-z0-9]/,
  /(?<![A-Za-z0-9])(?:gh[pousr]_|github_pat_|glpat-|xox[a-z]-|xapp-|npm_|hf_|shp(?:at|ss|ca|pa)_|dop_v1_|whsec_|SG\.[A-Za-z0-9_-]{8}|ya29\.)/,
  /(?<![A-Za-z0-9])(?:(?:AKIA|ASIA)[A-Z0-9]{4}|AIza[A-Za-z0-9_-]{6}|eyJ[A-Za-z0-9_-]{5})/,
  /(?<![A-Za-z0-9])(?:Bearer|ApiKey)\s+\S{4}/i,
  /(?<![A-Za-z0-9])Basic\s+(?=\S*[\d=+/])[A-Za-z0-9+/]{4,}=*/,
  /\/\/[^\s/@:]*:[^\s/@]+@/,
  /-----BEGIN /,
  /(?:^|[;&?,\s"'{])[\w-]*(?:pass(?:word|wd)?|pwd|secret|(?:api|access|account|private|shared)[-_]?key|token|authorization|cookie)["']?\s*[=:]\s*["']?[^\s"']/i,
  /[?&](?:key|sig|signature|auth)=[^&\s]/i,
  /(?:^|\s)--?(?:pass|password|passwd|token|api-?key|secret|auth)(?![\w-])/i,
  /hooks\.slack\.com\/services\/|discord(?:app)?\.com\/api\/webhooks\//i,
];
