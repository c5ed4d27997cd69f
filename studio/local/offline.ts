import type { WorkspaceOptions } from 'sanity'
import { spreadStreams } from './spread'

/**
 * Settings that lead Studio to the local content lake at `apiHost`, one click to log in, and without the paid or
 * hosted features that the lake does not play.
 */
export const offline = (apiHost: string, projectId: string): Partial<WorkspaceOptions> => {
  if (typeof window !== 'undefined') spreadStreams(window)
  const lake = new URL(apiHost)
  return {
    apiHost,
    auth: {
      loginMethod: 'token',
      redirectOnSingle: true,
      providers: [
        {
          name: 'local',
          title: 'Editor local',
          url: `${lake.protocol}//${projectId}.${lake.host}/v1/auth/login/local`,
        },
      ],
    },
    releases: { enabled: false },
    scheduledPublishing: { enabled: false },
    scheduledDrafts: { enabled: false },
    tasks: { enabled: false },
    announcements: { enabled: false },
    mediaLibrary: { enabled: false },
    apps: { canvas: { enabled: false } },
  }
}
