/**
 * Puts generated sections into a text, between `<!-- generated: NAME -->` and `<!-- /generated -->`.
 * @throws when a section has no such place, or a place no such section
 */
export function fillSections(text: string, sections: Readonly<Record<string, string>>): string {
  const wanted = new Set(Object.keys(sections));
  const filled = text.replace(
    /(<!-- generated: ([\w-]+) -->\n)[\s\S]*?(<!-- \/generated -->)/g,
    (_, open: string, name: string, close: string) => {
      const section = sections[name];
      if (section === undefined || !wanted.delete(name)) throw new Error(`no section "${name}" is generated`);
      return `${open}\n${section.trim()}\n\n${close}`;
    },
  );
  if (wanted.size > 0) throw new Error(`there is no place for ${[...wanted].join(', ')}`);
  return filled;
}
