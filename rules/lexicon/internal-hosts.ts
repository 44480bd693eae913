/** Names of hosts that only a network of their own knows. */

/** In a URL, or with a port or a path behind it; `.local` is what every household calls its devices, and is left out. */
export const INTERNAL_HOST =
  /(?<![\w.@-])(?:([a-z]{2,10}):\/\/)?((?:[a-z0-9][a-z0-9-]{0,62}\.){1,6}(?:internal|corp|intranet|intra|lan|localdomain|home\.arpa))(?![\w-]|\.\w)(:\d{2,5}|\/)?/gi;

/** Private networks (RFC 1918), in a URL. */
export const PRIVATE_ADDRESS =
  /(?<![\w.])([a-z]{2,10}):\/\/((?:10\.\d{1,3}|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d{1,3}\.\d{1,3})(?![\d.])/gi;

/** Addresses that routers and manuals have. */
export const USUAL_ADDRESS =
  /^(?:192\.168\.\d+\.\d+|10\.(?:0|1|10)\.\d+\.(?:\d|1\d|100)|10\.1\.2\.3|10\.0\.2\.2|172\.17\.0\.\d+|172\.16\.0\.\d+|172\.18\.0\.\d+)$/;

/** Names that products define, and labels that stand for any. */
export const KNOWN_HOST =
  /^(?:(?:host|gateway|kubernetes)\.docker\.internal|(?:[\w-]+\.)*google\.internal|(?:[\w-]+\.)*compute\.internal|(?:[\w-]+\.)*(?:ec2|azure|fly|railway|render|dns)\.internal|host\.(?:containers|minikube|lima)\.internal)$/i;
export const ANY_LABEL =
  /(?:^|[.-])(?:your|my|some|any|the|example|sample|test|demo|foo|bar|baz|acme|contoso|company|mycompany|mycorp|corp|org|organization|host|hostname|server|domain|fqdn|local|xyz|abc)(?:[.-]|[a-z]*(?=\.(?:internal|corp|intranet|intra|lan)$))/i;

/** Words before an address that only shows what one looks like. */
export const SHOWS_ONE =
  /(?:e\.\s?g\.?|for example|for instance|such as|like|example|examples|i\.e\.|format|z\. ?B\.|p\. ?ej\.|par exemple)[^.!?\n]{0,80}$/i;
