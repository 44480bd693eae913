import { TOKEN_ESTIMATOR } from '../model/size.js';
import { count, thousands } from './text/layout.js';
import type { ToolReport } from './tool-report.js';

/** What tools cost together, by part, and how that was estimated: `about 400 tokens (descriptions 150, …)`. */
export function tokenWording(tools: readonly Pick<ToolReport, 'tokens' | 'tokenParts'>[]): string {
  let whole = 0;
  let descriptions = 0;
  let inputs = 0;
  let outputs = 0;
  for (const { tokens, tokenParts } of tools) {
    whole += tokens;
    descriptions += tokenParts.description;
    inputs += tokenParts.input;
    outputs += tokenParts.output;
  }
  const parts = [
    `descriptions ${thousands(descriptions)}`,
    `input schemas ${thousands(inputs)}`,
    ...(outputs > 0 ? [`output schemas ${thousands(outputs)}`] : []),
  ];
  return `about ${count(whole, 'token')}: ${parts.join(', ')} (${TOKEN_ESTIMATOR})`;
}

/** What one tool costs, by part. */
export function toolTokenWording({ tokens, tokenParts }: Pick<ToolReport, 'tokens' | 'tokenParts'>): string {
  const { description, input, output } = tokenParts;
  const parts = [
    `description ${thousands(description)}`,
    `input ${thousands(input)}`,
    ...(output > 0 ? [`output ${thousands(output)}`] : []),
  ];
  return `about ${count(tokens, 'token')}: ${parts.join(', ')}`;
}
