#!/usr/bin/env node
require('../dist/cli/run.cjs').run();
