#!/usr/bin/env bash
# One run, and a report for each place. Its exit code is that of the step: whether a report is uploaded or shown does not
# hang on it.
set -euo pipefail
reports=$(mktemp -d "$RUNNER_TEMP/tool-score-XXXXXX")
options=(--format "json=$reports/report.json" --format "sarif=$reports/report.sarif" --format "markdown=$reports/report.md")
if [ "$ANNOTATIONS" = true ]; then options+=(--format github); else options+=(--format text); fi
# A format that annotates adds the summary itself, where GitHub says that there is one.
summary=${GITHUB_STEP_SUMMARY:-}
unset GITHUB_STEP_SUMMARY
if [ "$SUMMARY" = true ] && [ "$ANNOTATIONS" = true ]; then export GITHUB_STEP_SUMMARY=$summary; fi

# Every line is one argument, whatever it holds; empty lines are none.
lines() { sed -e 's/\r$//' -e 's/^[[:space:]]*//' -e 's/[[:space:]]*$//' -e '/^$/d' <<< "$1"; }
while IFS= read -r line; do options+=("$line"); done < <(lines "$ARGS")
paths=()
while IFS= read -r line; do paths+=("$line"); done < <(lines "$PATHS")

code=0
node "$ACTION/bin/tool-score.js" "${options[@]}" -- "${paths[@]}" || code=$?

if [ "$SUMMARY" = true ] && [ "$ANNOTATIONS" != true ] && [ -n "$summary" ] && [ -f "$reports/report.md" ]; then
  cat "$reports/report.md" >> "$summary"
fi
{
  echo "exit-code=$code"
  # What could not be run has left no reports.
  for report in json:report.json sarif:report.sarif markdown:report.md; do
    if [ -f "$reports/${report#*:}" ]; then echo "${report%%:*}=$reports/${report#*:}"; fi
  done
} >> "$GITHUB_OUTPUT"
exit "$code"
