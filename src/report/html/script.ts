/**
 * What the page does by itself: filter, sort, open and close. It makes no element and no markup; it hides rows, moves
 * them, and says how many are left. Plain text, since it is inlined, and the policy of the page names its digest.
 */
export const SCRIPT = String.raw`
'use strict';
// Before the page is painted: with a script, details are closed.
document.documentElement.classList.add('scripted');

document.addEventListener('DOMContentLoaded', () => {
  const controls = document.querySelector('.controls');
  if (!controls) return;
  const query = controls.querySelector('input');
  const order = controls.querySelector('select');
  const openAll = controls.querySelector('.open-all');
  const matches = controls.querySelector('output');
  const noMatch = document.querySelector('.no-match');
  const table = document.querySelector('table');
  const tools = Array.from(table.tBodies, (body, rank) => ({
    body,
    rank,
    button: body.querySelector('.toggle'),
    name: body.querySelector('.name').textContent,
    order: Number(body.dataset.order),
    words: undefined,
  }));

  // What is searched is read when somebody searches, and once.
  const wordsOf = (tool) =>
    (tool.words ??= Array.from(
      tool.body.querySelectorAll('.name, .spec-name, .whole-name, .rule, .message'),
      (element) => element.textContent.toLowerCase(),
    ).join('\n'));

  const pressed = (attribute) =>
    Array.from(controls.querySelectorAll('[' + attribute + '][aria-pressed="true"]'), (chip) =>
      chip.getAttribute(attribute),
    );

  const filter = () => {
    const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
    const grades = pressed('data-only-grade');
    const marks = pressed('data-only');
    let shown = 0;
    for (const tool of tools) {
      const { body } = tool;
      const fits =
        (grades.length === 0 || grades.includes(body.dataset.grade)) &&
        marks.every((mark) => mark in body.dataset) &&
        words.every((word) => wordsOf(tool).includes(word));
      if (fits) shown++;
      // Only what changes is touched.
      if (body.hidden === fits) body.hidden = !fits;
    }
    const all = tools.length + (tools.length === 1 ? ' tool' : ' tools');
    const text = shown === tools.length ? all : shown + ' of ' + all;
    if (matches.value !== text) matches.value = text;
    noMatch.hidden = shown > 0;
  };

  // A category without a number comes last.
  const valueOf = (tool, column) => {
    const value = parseInt(tool.body.rows[0].cells[column].textContent, 10);
    return Number.isNaN(value) ? Infinity : value;
  };
  const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
  const headings = Array.from(table.tHead.querySelectorAll('[data-sort]'));
  const keyOf = (key, tool) => {
    if (key === 'score') return tool.rank;
    if (key === '-score') return -tool.rank;
    if (key === 'name') return tool.name;
    if (key === 'source') return tool.order;
    return valueOf(tool, headings.findIndex((heading) => heading.dataset.sort === key));
  };

  const sort = () => {
    const key = order.value;
    const keyed = tools.map((tool) => ({ tool, key: keyOf(key, tool) }));
    keyed.sort((a, b) => compare(a.key, b.key) || a.tool.rank - b.tool.rank);
    table.append(...keyed.map(({ tool }) => tool.body));
    for (const heading of headings) {
      const cell = heading.closest('th');
      if (heading.dataset.sort === key) cell.setAttribute('aria-sort', 'ascending');
      else if ('-' + heading.dataset.sort === key) cell.setAttribute('aria-sort', 'descending');
      else cell.removeAttribute('aria-sort');
    }
  };

  const isOpen = ({ button }) => button.getAttribute('aria-expanded') === 'true';
  const setOpen = (tool, open) => {
    tool.button.setAttribute('aria-expanded', String(open));
    tool.body.classList.toggle('open', open);
  };
  const toolOf = (element) => tools.find(({ body }) => body === element.closest('tbody'));

  table.addEventListener('click', ({ target }) => {
    const heading = target.closest('[data-sort]');
    if (heading) {
      const key = heading.dataset.sort;
      order.value = key === 'score' && order.value === 'score' ? '-score' : key;
      sort();
      return;
    }
    // Whoever marks a name to copy it does not want the row to open.
    const isMarking = !target.closest('.toggle') && String(getSelection()) !== '';
    if (!target.closest('.numbers') || isMarking) return;
    const tool = toolOf(target);
    setOpen(tool, !isOpen(tool));
    if (isOpen(tool)) history.replaceState(null, '', '#' + tool.body.id);
  });

  // Up and down go from tool to tool.
  const step = (from, key) => {
    const shown = Array.from(table.tBodies).filter((body) => !body.hidden);
    const at = from ? shown.indexOf(from) : -1;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1 }[key];
    if (shown[to]) shown[to].querySelector('.toggle').focus();
    else if (to < 0) query.focus();
  };
  table.addEventListener('keydown', (event) => {
    if (!event.target.matches('.toggle') || !/^(Arrow(Up|Down)|Home|End)$/.test(event.key)) return;
    event.preventDefault();
    step(event.target.closest('tbody'), event.key);
  });
  query.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      query.value = '';
      filter();
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      step(undefined, 'ArrowDown');
    }
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target.matches('input, select, textarea');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    query.focus();
    query.select();
  });

  query.addEventListener('input', filter);
  order.addEventListener('change', sort);
  controls.addEventListener('click', ({ target }) => {
    const chip = target.closest('.chip');
    if (!chip) return;
    chip.setAttribute('aria-pressed', String(chip.getAttribute('aria-pressed') !== 'true'));
    filter();
  });
  openAll.addEventListener('click', () => {
    const open = openAll.textContent === 'Open all';
    openAll.textContent = open ? 'Close all' : 'Open all';
    for (const tool of tools) setOpen(tool, open);
  });
  for (const button of document.querySelectorAll('[data-filter]'))
    button.addEventListener('click', () => {
      query.value = button.dataset.filter;
      filter();
      query.focus();
    });

  // The address of a tool opens it.
  const follow = () => {
    const tool = tools.find(({ body }) => body.id === location.hash.slice(1));
    if (!tool) return;
    setOpen(tool, true);
    tool.body.scrollIntoView();
  };
  addEventListener('hashchange', follow);
  controls.hidden = false;
  follow();
});
`;
