// Nothing to call: the files beside it act when they are linked.
