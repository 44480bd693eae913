/**
 * English phrases that press a model to choose a tool. An order about when in a sequence, or how, the tool is called
 * (`MUST be called before …`, `always use this tool with …`) is documentation, and so is every order about a parameter.
 */
export const PRESSING: readonly RegExp[] = [
  /\b(?<!not )(?:must|always)(?: always| first)? (?:use|call|invoke|prefer|choose|select) this (?:tool|function)\b(?! (?:before|after|prior|once|with|again|multiple|several|only|in)\b)/i,
  /\bdefault to (?:using |calling )?this (?:tool|function)\b/i,
  /\bprefer this (?:tool |function )?(?:over|to) (?:any|all|every) other\b/i,
  /\b(?:instead of|never) (?:use |call )?(?:any other|all other|another) (?:tool|function)s?\b/i,
  /\bPREFERRED (?:TOOL|FUNCTION)\b/,
];

/** English phrases that praise a tool. */
export const PRAISING: readonly RegExp[] = [
  /\b(?:most powerful|most advanced|most capable|most reliable|most accurate|best|fastest|smartest)(?:,? [\w-]+){0,5} (?:tool|function|server) (?:available|ever|out there|for|to|in)\b/i,
  /\bis the (?:most powerful|most advanced|most capable|best|fastest|smartest)(?:,? [\w-]+){0,5} (?:tool|function|server)\b/i,
  /\bpowerful (?:[\w-]+ )?(?:tool|function)\b/i,
  /\b(?:world-class|cutting-edge|state-of-the-art|best-in-class|industry-leading|enterprise-grade|unparalleled|game-changing|revolutionary|blazing(?:ly)?[ -]fast|lightning-fast)\b/i,
];
