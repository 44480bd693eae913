const NETWORK: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host could not be looked up',
  ECONNRESET: 'the connection was cut',
  ETIMEDOUT: 'the connection was not taken',
  EHOSTUNREACH: 'there is no way to its host',
  ENETUNREACH: 'there is no way to its network',
  UND_ERR_SOCKET: 'the connection was cut',
  UND_ERR_CONNECT_TIMEOUT: 'the connection was not taken',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by nobody who is known here',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is signed by nobody who is known here',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
};

/** What went wrong on the way to a host; undefined for other errors. */
export function networkFault(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AggregateError && cause.errors.length > 0) return networkFault(cause.errors[0]);
    const { code } = cause as NodeJS.ErrnoException;
    // Errors of the protocol have numbers.
    if (typeof code !== 'string') continue;
    const known = NETWORK[code];
    if (known !== undefined) return known;
    if (code.startsWith('HPE_')) return 'what it answers is no HTTP';
  }
  return undefined;
}
