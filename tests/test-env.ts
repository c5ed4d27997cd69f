/** Variables that locate programs, folders, the browser and the network, or control output. */
const INHERITED = new RegExp(
  `^(${[
    'PATH|PATHEXT|COMSPEC|SYSTEMROOT|SYSTEMDRIVE|WINDIR|PROGRAMFILES.*|PROGRAMDATA',
    'HOME|USERPROFILE|APPDATA|LOCALAPPDATA|TMPDIR|TEMP|TMP|XDG_.*',
    'CHROMIUM_PATH|PLAYWRIGHT_BROWSERS_PATH|LD_LIBRARY_PATH|DISPLAY|WAYLAND_DISPLAY',
    '(HTTPS?|ALL|NO)_PROXY|SSL_CERT_(FILE|DIR)|NODE_EXTRA_CA_CERTS|NODE_USE_SYSTEM_CA',
    'LANG|LC_.*|TERM|CI|NO_COLOR|FORCE_COLOR',
  ].join('|')})$`,
  'i',
)

/** The part of a developer's environment that test programs inherit. Tests never depend on the rest. */
export const inheritedEnv = (env: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && INHERITED.test(entry[0]),
    ),
  )
