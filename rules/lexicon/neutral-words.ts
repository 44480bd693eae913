/** Words by which a parameter is known that takes any value of its kind. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Names of flags that only say what comes back besides: without them there is less of it. */
export const ANSWER_FLAGS = words('include with show return expand verbose detailed pretty extended raw');

/** Names of numbers of which any small one is a call as good as another. */
export const AMOUNTS = words(
  'count limit size page pages top results rows columns items entries copies quantity days hours minutes depth per num',
);

/** Names of addresses that may lead anywhere … */
export const ANY_ADDRESS = words(
  'url uri link href website website_url page_url target_url web_url web_page_url',
);

/** … and the words of a text that says no more of one. */
export const ADDRESS_WORDS = words(
  'the a an url uri urls address addresses link links of to for from in web website websites site page pages webpage webpages document content contents which that is are be it you want will can full absolute complete valid http https any or and with including start starting target fetch scrape crawl read visit open navigate load go get retrieve check map extract analyze inspect request browse protocol scheme',
);
