/** Words by which a text says that something was left out. */
const ANNOUNCED =
  /truncat|abbreviat|shortened|omitted|cut off|more (?:results?|items?|lines?|rows?|characters|entries)|next_?(?:page|cursor|offset)|has_?more|limit(?:ed)? (?:to|of)|showing|\bof \d[\d,.]* (?:results?|items?|lines?|rows?)/i;

/** Shorter texts that begin with a bracket are hardly JSON that was cut. */
const LEAST_CHARACTERS = 200;

/**
 * True for a text that was cut beyond doubt and does not say so: it begins as JSON, is sound all along, and ends before
 * its brackets are closed. A text of words may end anywhere, so nothing is said of it.
 */
export function isCutInSilence(text: string): boolean {
  const json = text.trim();
  if (json.length < LEAST_CHARACTERS || !/^(?:\{\s*"|\[\s*[[{"\d])/.test(json)) return false;
  return endsOpen(json) && !ANNOUNCED.test(json.slice(-300)) && !ANNOUNCED.test(json.slice(0, 300));
}

/** True when a JSON text is right as far as it goes, and has not come to its end. */
function endsOpen(json: string): boolean {
  if (parses(json)) return false;
  const closers: string[] = [];
  let isInString = false;
  for (let at = 0; at < json.length; at++) {
    const char = json[at]!;
    if (isInString) {
      if (char === '\\') at++;
      else if (char === '"') isInString = false;
      else if (char === '\n') return false;
    } else if (char === '"') isInString = true;
    else if (char === '{') closers.push('}');
    else if (char === '[') closers.push(']');
    else if (char === '}' || char === ']') {
      if (closers.pop() !== char) return false;
      // It has come to an end: what follows is something else.
      if (closers.length === 0) return false;
    }
  }
  return closers.length > 0 && isSoundSoFar(json, closers, isInString);
}

/** Completed at its last whole member or entry, the text must parse: otherwise it only looks like JSON. */
function isSoundSoFar(json: string, closers: readonly string[], isInString: boolean): boolean {
  const end = closers.toReversed().join('');
  const open = json.replace(/(?:…|\.\.\.)$/, '');
  const tails = isInString
    ? ['"', '":null', '\\"', '\\":null']
    : ['', 'null', ':null', '"":null', 'e', 'ue', 'rue', 'l', 'll', 'ull', 'se', 'lse', 'alse', '0'];
  return tails.some((tail) => parses(`${open}${tail}${end}`)) || parses(`${open.replace(/,\s*$/, '')}${end}`);
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
