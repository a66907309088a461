# How a test program is linked to run under Node.
# One file, because Node's own fetch() breaks a .wasm beside it; raw files, because the emulated
# terminal decodes standard input as text in blocks and would tear a multi-byte character apart.
add_library(node_program INTERFACE)
target_link_options(node_program INTERFACE
  -sENVIRONMENT=node
  -sSINGLE_FILE=1
  -sNODERAWFS=1
  -sEXIT_RUNTIME=1
  -sALLOW_MEMORY_GROWTH=1)
