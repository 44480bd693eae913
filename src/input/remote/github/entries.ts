import { isObject } from '../../../model/value.js';

/** A file in a list of the API. */
export interface FileEntry {
  /** From the root of the repository. */
  readonly path: string;
  readonly sha: string;
  /** In bytes; undefined when the list does not say. */
  readonly size: number | undefined;
}

/** A list of files, and whether the API has cut it. */
export interface FileList {
  readonly files: readonly FileEntry[];
  readonly isCut: boolean;
}

/** What one path holds. */
export type Contents =
  | { readonly kind: 'file'; readonly entry: FileEntry; readonly bytes: Buffer | undefined }
  /** @property list undefined when there are folders in it, of which the answer does not say what they hold */
  | { readonly kind: 'folder'; readonly sha: string | undefined; readonly list: FileList | undefined }
  | { readonly kind: 'link'; readonly target: string }
  | { readonly kind: 'submodule' };

const LINK = '120000';
/** The most entries of a folder that the API lists; it does not say when there are more. */
const MOST_LISTED = 1000;

/** The files of a tree; undefined for what is no tree. @param folder where the tree hangs */
export function readTree(value: unknown, folder: string): FileList | undefined {
  if (!isObject(value) || !Array.isArray(value['tree'])) return undefined;
  const files = value['tree'].flatMap((entry: unknown) => {
    // Links and submodules are no files of this repository.
    if (!isObject(entry) || entry['type'] !== 'blob' || entry['mode'] === LINK) return [];
    return readEntry(entry, folder);
  });
  return { files, isCut: value['truncated'] === true };
}

function readEntry(entry: Readonly<Record<string, unknown>>, folder: string): FileEntry[] {
  const { path, sha, size } = entry;
  if (typeof path !== 'string' || typeof sha !== 'string') return [];
  const whole = folder === '' ? path : `${folder}/${path}`;
  return [{ path: whole, sha, size: typeof size === 'number' ? size : undefined }];
}

/** What the contents API says of a path; undefined when it cannot be understood. */
export function readContents(value: unknown, path: string): Contents | undefined {
  if (Array.isArray(value)) return { kind: 'folder', sha: undefined, list: flatList(value, path) };
  if (!isObject(value)) return undefined;
  const { type, sha, entries } = value;
  if (type === 'dir' || Array.isArray(entries)) {
    const list = Array.isArray(entries) ? flatList(entries, path) : undefined;
    return { kind: 'folder', sha: typeof sha === 'string' ? sha : undefined, list };
  }
  if (type === 'symlink') return { kind: 'link', target: String(value['target'] ?? '?') };
  if (type === 'submodule') return { kind: 'submodule' };
  const id = typeof sha === 'string' ? sha : '';
  const size = typeof value['size'] === 'number' ? value['size'] : undefined;
  const content = bytesOf(value);
  const bytes = content?.length === 0 && size !== 0 ? undefined : content;
  if (id === '' && bytes === undefined) return undefined;
  return { kind: 'file', entry: { path, sha: id, size }, bytes };
}

/** The files of a folder; undefined when the list does not tell all that is below it. */
function flatList(entries: readonly unknown[], folder: string): FileList | undefined {
  if (entries.length >= MOST_LISTED) return undefined;
  if (entries.some((entry) => isObject(entry) && entry['type'] === 'dir')) return undefined;
  const files = entries.flatMap((entry) => {
    if (!isObject(entry) || entry['type'] !== 'file') return [];
    const { name, path } = entry;
    const place = typeof path === 'string' ? path : `${folder}/${String(name)}`;
    return readEntry({ ...entry, path: place }, '');
  });
  return { files, isCut: false };
}

/** The content of a file or blob; undefined when the answer leaves it out, as it does for large files. */
export function bytesOf(value: unknown): Buffer | undefined {
  if (!isObject(value) || typeof value['content'] !== 'string') return undefined;
  if (value['encoding'] === 'base64') return Buffer.from(value['content'], 'base64');
  return value['encoding'] === 'utf-8' ? Buffer.from(value['content']) : undefined;
}
