/**
 * Keeps one comment with the report on the pull request: the one that begins as the report does is replaced. A comment
 * that could not be written is a warning, since the verdict is not in it: a token of a fork may only read.
 */
import { readFileSync } from 'node:fs';

const PAGE = 100;
const { GITHUB_API_URL, GITHUB_EVENT_PATH, GITHUB_REPOSITORY, MARKDOWN, TOKEN } = process.env;

const body = readFileSync(MARKDOWN, 'utf8');
const marker = body.slice(0, body.indexOf('\n'));
const number = JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')).pull_request?.number;

if (number === undefined) say('notice', 'no comment was written, as this run belongs to no pull request');
else await keepComment().catch(({ message }) => say('warning', `the comment was not written: ${message}`));

async function keepComment() {
  const comments = `/repos/${GITHUB_REPOSITORY}/issues/${number}/comments`;
  const old = await ownComment(comments);
  if (old === undefined) await ask('POST', comments, { body });
  else await ask('PATCH', `/repos/${GITHUB_REPOSITORY}/issues/comments/${old}`, { body });
}

/** The id of the comment that begins with the marker and was written by a program, as this one is. */
async function ownComment(comments) {
  for (let page = 1; ; page++) {
    const found = await ask('GET', `${comments}?per_page=${PAGE}&page=${page}`);
    const own = found.find((each) => each.user?.type === 'Bot' && each.body?.startsWith(marker));
    if (own !== undefined || found.length < PAGE) return own?.id;
  }
}

async function ask(method, path, content) {
  const answer = await fetch(`${GITHUB_API_URL}${path}`, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${TOKEN}`,
      'content-type': 'application/json',
      'x-github-api-version': '2022-11-28',
    },
    ...(content && { body: JSON.stringify(content) }),
  });
  if (answer.ok) return answer.json();
  const hint = answer.status === 403 ? '; does the job have the permission "pull-requests: write"?' : '';
  throw new Error(`${method} ${path} was answered with ${answer.status}${hint}`);
}

function say(kind, text) {
  console.log(`::${kind} title=tool-score::${text}`);
}
