/**
 * English phrases that press a model to choose a tool. An order about when in a sequence, or how, the tool is called
 * (`MUST be called before …`, `prior to … you must call this tool`, `always use this tool with …`) is documentation, and
 * so is every order about a parameter.
 */
export const PRESSING: readonly RegExp[] = [
  /\b(?<!not )(?<!\b(?:before|prior to|after) (?!any|every|all|other|answer|respond|reply|using)[^.!?\n]{0,100})(?:must|always)(?: always| first)? (?:use|call|invoke|prefer|choose|select) this (?:tool|function)\b(?! (?:before|after|prior|once|with|again|multiple|several|only|in)\b)/i,
  /\bdefault to (?:using |calling )?this (?:tool|function)\b/i,
  /\bprefer this (?:tool |function )?(?:over|to) (?:any|all|every) other\b/i,
  /\b(?:instead of|never) (?:use |call )?(?:any other|all other|another) (?:tool|function)s?\b/i,
  /\bPREFERRED (?:TOOL|FUNCTION)\b/,
];

/**
 * English phrases that praise a tool. What a tool finds or works with may well be the best there is: the fastest server,
 * a cutting tool, research at the cutting edge.
 */
export const PRAISING: readonly RegExp[] = [
  /\b(?:most powerful|most advanced|most capable|most reliable|most accurate|best|fastest|smartest)(?:,? [\w-]+){0,5} (?:tool|function) (?:available|ever|out there)\b/i,
  /\b(?<!(?:which|what|who|that|one) )is the (?:most powerful|most advanced|most capable|best|fastest|smartest)(?:,? [\w-]+){0,5} (?:tool|function)\b/i,
  /\b(?:a|this|our|very|extremely) powerful (?:[\w-]+ )?(?:tool|function)\b/i,
  /\b(?:world-class|cutting-edge|state-of-the-art|best-in-class|industry-leading|enterprise-grade|game-changing|revolutionary|unparalleled) (?:[\w-]+ )?(?:tool|function|server|engine|platform|solution)\b/i,
  /\b(?:blazing(?:ly)?[ -]fast|lightning-fast)\b/i,
];
