/** What Gatsby calls to work on a picture. Nothing of this site does: a call is a fault of the build. */
module.exports = async () => {
  throw new Error('The build makes no pictures: those of the API are used as they are.');
};
