#!/usr/bin/env bash
# Builds the version that the workflow checked out, from its lock file: nothing newer is fetched behind its back.
set -euo pipefail
if ! command -v node > /dev/null || ! node -e 'process.exit(+(parseInt(process.versions.node) < 20))'; then
  echo '::error title=tool-score::needs Node.js 20 or newer: put a step with actions/setup-node before this one'
  exit 2
fi
cd "$ACTION"
# A job that uses the action twice builds it once.
[ -f dist/cli/run.cjs ] || npm ci --no-audit --no-fund > "$RUNNER_TEMP/tool-score-build.log" 2>&1 || {
  cat "$RUNNER_TEMP/tool-score-build.log"
  echo '::error title=tool-score::the action could not be built; what npm said stands above'
  exit 2
}
