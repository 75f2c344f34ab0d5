import { spawnSync } from 'node:child_process';
import { installWithApt } from './apt.ts';

const hasJava = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;

/** Makes sure that there is a Java, which the Nu HTML checker runs on; throws one clear sentence when there is none. */
export function findOrInstallJava(): void {
  if (hasJava()) return;
  console.log('Installing Java for the HTML checker…');
  if (installWithApt('default-jre-headless') && hasJava()) return;
  throw new Error(
    'The HTML checker of the browser tests needs Java and it could not be installed: install it so that "java" is found.',
  );
}
