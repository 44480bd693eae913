import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { code, html } from '../../src/report/html/markup.js';

describe('A template of the page', () => {
  it('escapes every word that is no markup', () => {
    expect(html`<p title="${'"><script>'}">${"a & b's"}</p>`.text).toBe(
      '<p title="&quot;&gt;&lt;script&gt;">a &amp; b&#39;s</p>',
    );
  });

  it('takes markup as it is, lists piece by piece, and nothing for nothing', () => {
    expect(html`${[html`<b>1</b>`, '<', 2]}${undefined}`.text).toBe('<b>1</b>&lt;2');
  });

  it('shows what would turn the text round', () => {
    expect(html`${'\u202egpj.exe'}`.text).toBe('&lt;U+202E&gt;gpj.exe');
  });

  it('leaves tabs in code, and no other control', () => {
    expect(code('\ta\u0007').text).toBe('\ta&lt;U+0007&gt;');
  });

  it('holds no character of markup after any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(html`${text}`.text).not.toMatch(/[<>"']/);
      }),
    );
  });
});
