// What servers import: views say their words in tests as well.
import '../../src/i18n/i18n';
