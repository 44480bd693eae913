import { ENGLISH_VERBS } from './english-verbs.js';

/** Verbs that say that something is done, not what: no name can be made of them. */
export const LIGHT_VERBS: ReadonlySet<string> = new Set(
  'accept act aim allow apply assist attempt be begin call carry conduct contain cover do enable ensure execute facilitate follow handle have help implement include initiate interact intend involve invoke keep leverage let make manage mean need offer operate perform permit proceed process provide serve start support take try use utilise utilize want work wrap'.split(
    ' ',
  ),
);

/** Verbs of giving back: what a tool returns, its caller gets. */
export const GIVING_VERBS: ReadonlySet<string> = new Set('return yield'.split(' '));

/** What stands before a verb and goes with it: "batch create", "long press", "auto arrange". */
export const MODIFIERS: ReadonlySet<string> = new Set(
  'async auto automatic batch bulk cherry deep double fast force full hard live long mass mock multi new partial quick raw re safe self semi single smart soft sub swift sync un'.split(
    ' ',
  ),
);

/** What stands between a verb and a noun that is not its object: "click an element in an iframe". */
export const PREPOSITIONS =
  /\b(?:about|above|across|after|against|along|among|around|as|at|before|behind|below|between|by|during|for|from|in|inside|into|near|of|off|on|onto|out|over|per|through|to|toward|towards|under|until|up|upon|using|via|when|where|whether|with|within|without)\b/i;

/** Verbs that are no nouns in a name either: behind a noun they still say what is done (`user_search`). */
export const CLEAR_VERBS: ReadonlySet<string> = new Set(
  'add assign calculate cancel clear close compare compute convert create delete destroy disable edit enable execute export fetch find generate get import init insert install invite list lookup move open parse publish purge query read remove rename render replace resolve restart restore resume retrieve run save search select send set stop submit subscribe summarize sync translate uninstall unsubscribe update upload upsert validate verify write'.split(
    ' ',
  ),
);

/** Names of things whose humps part no words. */
export const ONE_WORD: readonly string[] =
  'BigQuery BitBucket ChatGPT ClickUp CloudFormation CloudWatch CoinGecko DeepL DevOps DynamoDB eBay FastAPI FileMaker GitHub GitLab GraphQL HubSpot IntelliJ iCloud iOS iPhone JavaScript LangChain LinkedIn LaTeX macOS MariaDB MongoDB MySQL NuGet OAuth OneDrive OneNote OpenAI OpenAPI OpenSearch PayPal PostgreSQL PowerPoint PowerShell RabbitMQ SharePoint SoundCloud SQLite StackOverflow TikTok TypeScript VSCode WebSocket WhatsApp WordPress YouTube'.split(
    ' ',
  );

const GROUPS: ReadonlyMap<string, string> = new Map(
  Object.entries(ENGLISH_VERBS).flatMap(([group, verbs]) =>
    verbs.split(' ').map((verb) => [verb, group] as const),
  ),
);

/** What kind of thing an English verb does: two of one kind do not contradict each other. */
export function kindOfVerb(verb: string): string | undefined {
  return GROUPS.get(verb);
}
