import { runAsProcess } from 'service-kit/process'
import { readPort, readText } from 'service-kit/settings'
import { startMail } from './index'

await runAsProcess('mail', () =>
  startMail({
    port: readPort(process.env, 'MAIL_PORT', 4400),
    stateDir: readText(process.env, 'LOCAL_STATE_DIR', '.local'),
  }),
)
