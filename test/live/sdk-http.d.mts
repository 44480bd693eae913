import type { RequestListener } from 'node:http';

export function sdkHandler(legacy: string): RequestListener;
