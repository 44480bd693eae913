import { limits, type Profile } from '../limit.js';

export const bedrock: Profile = {
  id: 'bedrock',
  title: 'Amazon Bedrock Converse',
  nature: 'client',
  limits: limits(
    {
      source: 'https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ToolSpecification.html',
      asOf: '2026-11',
      mark: 'verified',
    },
    { kind: 'name', pattern: /^[a-zA-Z0-9_-]*$/, allows: 'A-Z a-z 0-9 _ -' },
    { kind: 'name-length', longest: 64 },
  ),
};
