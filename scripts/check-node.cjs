// Whether this Node can run the house. It is run and read before anything else, so it is written in words that the
// oldest Node understands; everything beside it may be new.
'use strict';

var wanted = /(\d+)\.(\d+)/.exec(require('../package.json').engines.node);

/** What to tell whoever runs this version, or null when it will do. */
exports.complaintAbout = (version) => {
  var is = version.split('.').map(Number);
  if (is[0] > wanted[1] || (is[0] === Number(wanted[1]) && is[1] >= wanted[2])) return null;
  return (
    'Tabard needs Node ' +
    wanted[0] +
    ' or newer, and this is ' +
    version +
    ': install a newer one from nodejs.org, then try again.'
  );
};

var complaint = require.main === module ? exports.complaintAbout(process.versions.node) : null;
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
}
