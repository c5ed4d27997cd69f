import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { projectFile } from '@rumbo/dev-services/programs'
import { inheritedEnv } from './test-env'

test('RUN-01 tests inherit variables for program paths, the browser and the network', () => {
  const env = {
    PATH: '/usr/bin',
    Path: 'C:\\Windows',
    SystemRoot: 'C:\\Windows',
    HOME: '/home/ana',
    CHROMIUM_PATH: '/opt/chromium',
    https_proxy: 'http://localhost:3128',
  }
  expect(inheritedEnv(env)).toEqual(env)
})

test('RUN-01 tests inherit no other variables of the developer’s environment', () => {
  const named = parseEnv(readFileSync(projectFile('.env.example'), 'utf8').replace(/^# ?(?=[A-Z_]+=)/gm, ''))
  delete named['CHROMIUM_PATH']
  expect(Object.keys(named).length).toBeGreaterThan(20)
  const others = {
    LAKE_SEED: '/mine',
    LAKE_WEBHOOK_URL: 'http://mine',
    SERVICE_WORKER: 'off',
    NODE_OPTIONS: '-r x',
  }
  expect(inheritedEnv({ ...named, ...others, SHOP_PORT: '1', NODE_ENV: 'production', VITE_X: '1' })).toEqual(
    {},
  )
})
