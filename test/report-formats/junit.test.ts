import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { formatJunit, type JunitOptions } from '../../src/report/junit.js';
import type { Report } from '../../src/report/report.js';
import {
  blocked,
  fileOf,
  HOSTILE,
  HOSTILE_TOOL,
  isListed,
  many,
  OTHER_NAMES,
  RAW,
  reportOn,
} from './reports.js';

// The dialect that Jenkins and GitLab share, as far as a linter needs it.
const XSD = `<?xml version="1.0"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:attributeGroup name="counts">
    <xs:attribute name="tests" type="xs:nonNegativeInteger" use="required"/>
    <xs:attribute name="failures" type="xs:nonNegativeInteger" use="required"/>
    <xs:attribute name="errors" type="xs:nonNegativeInteger" use="required"/>
    <xs:attribute name="time" type="xs:decimal"/>
  </xs:attributeGroup>
  <xs:complexType name="problem">
    <xs:simpleContent><xs:extension base="xs:string">
      <xs:attribute name="message" type="xs:string" use="required"/>
      <xs:attribute name="type" type="xs:string" use="required"/>
    </xs:extension></xs:simpleContent>
  </xs:complexType>
  <xs:element name="testcase"><xs:complexType>
    <xs:choice minOccurs="0">
      <xs:element name="failure" type="problem"/>
      <xs:element name="error" type="problem"/>
      <xs:element name="system-out" type="xs:string"/>
    </xs:choice>
    <xs:attribute name="name" use="required"><xs:simpleType>
      <xs:restriction base="xs:string"><xs:minLength value="1"/></xs:restriction>
    </xs:simpleType></xs:attribute>
    <xs:attribute name="classname" type="xs:string" use="required"/>
    <xs:attribute name="file" type="xs:string"/>
    <xs:attribute name="line" type="xs:positiveInteger"/>
    <xs:attribute name="time" type="xs:decimal"/>
  </xs:complexType></xs:element>
  <xs:element name="testsuite"><xs:complexType>
    <xs:sequence><xs:element ref="testcase" minOccurs="0" maxOccurs="unbounded"/></xs:sequence>
    <xs:attribute name="name" type="xs:string" use="required"/>
    <xs:attributeGroup ref="counts"/>
    <xs:attribute name="skipped" type="xs:nonNegativeInteger"/>
  </xs:complexType></xs:element>
  <xs:element name="testsuites"><xs:complexType>
    <xs:sequence><xs:element ref="testsuite" minOccurs="0" maxOccurs="unbounded"/></xs:sequence>
    <xs:attribute name="name" type="xs:string"/>
    <xs:attributeGroup ref="counts"/>
  </xs:complexType></xs:element>
</xs:schema>`;

const validator = XsdValidator.fromDoc(XmlDocument.fromString(XSD));

const textOf = (report: Report, options: Partial<JunitOptions> = {}) =>
  [
    ...formatJunit(report, {
      isListed,
      fileOf,
      fails: ({ score }) => score !== null && score < 60,
      failsOn: ({ rule }) => rule.severity === 'error',
      failures: [],
      ...options,
    }),
  ].join('');

/** Parses as libxml2 does, and validates; hands on what an XPath finds. */
function find(text: string, path: string): string[] {
  const document = XmlDocument.fromString(text);
  try {
    validator.validate(document);
    return document.find(path).map((node) => node.content);
  } finally {
    document.dispose();
  }
}

describe('A JUnit report', () => {
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['of several specs', { 'a.json': many(2), 'b.json': [blocked('rent_locker'), blocked('rent_locker')] }],
    ['without inputs', {}],
    ['of what has no file', { stdin: many(2) }],
    ['of broken specs', { 'a.json': '{', 'b.json': '' }],
    ['of a hostile spec', { [HOSTILE]: [HOSTILE_TOOL, HOSTILE_TOOL], 'b.json': `{"${HOSTILE}` }],
    ['of files with other names', Object.fromEntries(OTHER_NAMES.map((name) => [name, many(1)]))],
  ])('is well-formed and valid: %s', async (_, inputs) => {
    const text = textOf(await reportOn(inputs));
    expect(find(text, '/testsuites/testsuite/@name')).toHaveLength(Object.keys(inputs).length + 1);
    expect(text).not.toMatch(RAW);
  });

  it('that is not valid is found by the schema', () => {
    expect(() => find('<testsuites name="a"/>', '/')).toThrow();
  });

  it('has a suite for a spec, a test for a tool, and a failure for one that does not hold', async () => {
    const good = { ...many(1)[0]!, name: 'holds' };
    const report = await reportOn({ 'a.json': [good, ...many(1)] });
    const text = textOf(report, { fails: ({ name }) => name !== 'holds' });
    expect(find(text, '//testcase[failure]/@name')).toEqual(['lockerThing0']);
    expect(find(text, '//testcase[system-out]/@name')).toEqual(['holds']);
    expect(find(text, '//testcase/@file')).toEqual(['a.json', 'a.json']);
    expect(find(text, '//failure')[0]).toContain(
      '−15 examples/valid-example the tool shows no complete example call',
    );
    expect(find(text, '/testsuites/@failures')).toEqual(['1']);
  });

  it('has an error for what could not be judged', async () => {
    const text = textOf(await reportOn({ 'a.json': '{' }));
    expect(find(text, '//testcase[error]/@classname')).toEqual(['a.json']);
    expect(find(text, '/testsuites/@errors')).toEqual(['1']);
  });

  it('fails when only a gate over the whole run fails', async () => {
    const report = await reportOn({ 'a.json': many(1) });
    const failed = textOf(report, { fails: () => false, failures: ['the mean 40 is below 60'] });
    expect(find(failed, '//failure/@message')).toEqual(['the mean 40 is below 60']);
    expect(find(textOf(report, { fails: () => false }), '//failure')).toEqual([]);
  });

  it('counts what it holds, for 10,000 findings too', async () => {
    const report = await reportOn({ 'a.json': many(1200) });
    const text = textOf(report);
    // Each tool, the document as a whole, and the gates.
    expect(find(text, '//testcase')).toHaveLength(1202);
    expect(find(text, '/testsuites/@tests')).toEqual(['1202']);
    const lines = find(text, '//failure').flatMap((body) => body.split('\n'));
    expect(lines.length).toBeGreaterThan(10_000);
  });

  it('says how many findings of one tool it leaves out', async () => {
    const properties = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`p${index}`, {}]));
    const report = await reportOn({
      'a.json': [{ name: 'wide', inputSchema: { type: 'object', properties } }],
    });
    const [tool] = report.inputs[0]!.tools;
    const lines = find(textOf(report), '//failure')[0]!.split('\n');
    expect(lines).toHaveLength(101);
    expect(lines.at(-1)).toBe(`… and ${tool!.findingCount - 100} more`);
  });
});
