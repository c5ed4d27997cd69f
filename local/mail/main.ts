import { runAsProcess } from '../kit/main'
import { readPort, readText } from '../kit/settings'
import { startMail } from './index'

await runAsProcess('mail', () =>
  startMail({
    port: readPort(process.env, 'MAIL_PORT', 4400),
    stateDir: readText(process.env, 'LOCAL_STATE_DIR', '.local'),
  }),
)
