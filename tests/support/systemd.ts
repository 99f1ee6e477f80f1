import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { supervise } from '../../scripts/harness/child.ts'

const PROGRAM = '/lib/systemd/systemd'

const NAMESPACES = ['--pid', '--fork', '--mount', '--mount-proc', '--uts', '--ipc', '--cgroup']

/** A second systemd runs as root, in namespaces of its own, where no first one has the machine. */
export const canBootSystemd =
  process.getuid?.() === 0 &&
  existsSync(PROGRAM) &&
  !existsSync('/run/systemd/system') &&
  spawnSync('unshare', [...NAMESPACES, 'true']).status === 0

/**
 * Boots systemd with one instance of our unit, in a container made of namespaces: the machine's files
 * and network, but an empty `/run` and `/var/lib`, a user `duet`, and the repository in `/srv/duet`. By
 * default it gives up after the third start in an hour, so that few starts show whether a unit is
 * given up.
 *
 * @param unit the text of `duet@.service`
 * @param settings more of `[Service]`
 */
export async function bootSystemd(unit: string, port: number, settings: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'duet-systemd-'))
  const log = join(folder, 'log')
  await writeFile(log, '')

  // What else a machine starts at boot is not for this one.
  const alone = unit.replaceAll(/^(Wants|After)=.*\n/gm, '')
  await writeFile(join(folder, 'duet@.service'), alone)
  await mkdir(join(folder, 'duet@.service.d'))
  await writeFile(
    join(folder, 'duet@.service.d/test.conf'),
    [
      '[Unit]',
      'DefaultDependencies=no',
      '[Service]',
      `StandardOutput=append:${log}`,
      `StandardError=append:${log}`,
      ...settings,
    ].join('\n'),
  )
  await writeFile(
    join(folder, 'defaults.conf'),
    '[Manager]\nDefaultStartLimitIntervalSec=1h\nDefaultStartLimitBurst=3\n',
  )
  for (const name of ['passwd', 'group']) await copyFile(`/etc/${name}`, join(folder, name))
  await appendFile(join(folder, 'passwd'), 'duet:x:64999:64999::/nonexistent:/usr/sbin/nologin\n')
  await appendFile(join(folder, 'group'), 'duet:x:64999:\n')

  const boot = `
    set -e
    mount --make-rprivate /
    for empty in /run /var/lib /srv; do mount -t tmpfs tmpfs $empty; done
    mkdir -p /run/systemd/system /run/systemd/system.conf.d /srv/duet
    cp ${folder}/defaults.conf /run/systemd/system.conf.d
    cp -r ${folder}/duet@.service ${folder}/duet@.service.d /run/systemd/system
    mount --bind ${process.cwd()} /srv/duet
    for name in passwd group; do mount --bind ${folder}/$name /etc/$name; done
    exec env -i container=duet ${PROGRAM} --system --unit=duet@${port}.service`
  const systemd = spawn('unshare', [...NAMESPACES, '--kill-child', 'sh', '-c', boot], {
    stdio: 'ignore',
  })
  const end = supervise(systemd, 'SIGKILL')

  return {
    /** What the units have printed so far */
    output: () => readFile(log, 'utf8'),
    async stop() {
      await end('SIGKILL')
      await rm(folder, { recursive: true })
    },
  }
}
